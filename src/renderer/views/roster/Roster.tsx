export function Roster() {
  return <main className="view" />;
}
