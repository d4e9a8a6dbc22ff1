/** A key of the administrator. */
export async function newKey(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'Default', pass: 'password', device: 'web-ui' }),
  });
  const { apikey } = (await response.json()) as { apikey: string };
  return apikey;
}
