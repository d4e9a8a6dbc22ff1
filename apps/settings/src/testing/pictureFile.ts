/** A red picture. */
export async function pictureFile(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width, height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([picture ?? ''], 'me.png', { type: 'image/png' });
}
