export default function Missing() {
  return <main />;
}
