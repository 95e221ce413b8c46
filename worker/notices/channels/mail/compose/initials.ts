/** The letters on flags: the initial, or two letters where players share one. */
export function initials(names: readonly string[]): string[] {
  const firsts = names.map((name) => [...name][0]?.toUpperCase() ?? '');
  return names.map((name, seat) => {
    const first = firsts[seat] ?? '';
    const shared = firsts.filter((each) => each === first).length > 1;
    return shared ? first + ([...name][1] ?? '') : first;
  });
}
