export function Review() {
  return <main className="view" />;
}
