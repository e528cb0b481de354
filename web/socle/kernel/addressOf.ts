/** Fields named in the path go there; the others form the query. */
export function addressOf(path: string, fields: Record<string, unknown>, asked = true): string {
  const rest = { ...fields };
  const named = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(pairs.map(([field, value]) => [field, String(value)]));
  return asked && pairs.length > 0 ? `${named}?${search}` : named;
}
