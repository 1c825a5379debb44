export function People() {
  return <main className="view" />;
}
