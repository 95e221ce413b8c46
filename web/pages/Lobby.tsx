export default function Lobby() {
  return <main />;
}
