export async function requestApiKey(
  url: string,
  { username, password } = { username: 'Default', password: 'password' },
): Promise<string> {
  const response = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: username, pass: password, device: 'web-ui' }),
  });
  const { apikey } = (await response.json()) as { apikey: string };
  return apikey;
}
