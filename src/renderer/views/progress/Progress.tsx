export function Progress() {
  return <main className="view" />;
}
