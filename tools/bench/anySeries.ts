import { requestApiKey } from './requestApiKey.ts';

export async function anySeries({ url }: { readonly url: string }): Promise<number> {
  const headers = { apikey: await requestApiKey(url) };
  const answer = await fetch(`${url}/api/v3/Series?pageSize=1&page=10`, { headers });
  const { List } = (await answer.json()) as { List: { IDs: { ID: number } }[] };
  if (!List[0]) throw new Error('The library has no series.');
  return List[0].IDs.ID;
}
