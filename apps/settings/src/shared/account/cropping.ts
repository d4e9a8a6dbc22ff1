/** Edge of the crop frame in CSS pixels; the saved picture is at most twice as large. */
export const frameEdge = 256;
const maxEdge = 512;
export const smallestZoom = 0.01;
export const largestZoom = 2;

export interface CropSize {
  readonly width: number;
  readonly height: number;
}

/** Zoom 1 just covers the frame; `x` and `y` are offsets in pixels. */
export interface Cropping {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface CropPosition extends CropSize {
  readonly left: number;
  readonly top: number;
}

export function placeIn(edge: number, image: CropSize, { zoom, x, y }: Cropping): CropPosition {
  const scale = (edge / Math.min(image.width, image.height)) * zoom;
  const [width, height] = [image.width * scale, image.height * scale];
  const share = edge / frameEdge;
  return { width, height, left: (edge - width) / 2 + x * share, top: (edge - height) / 2 + y * share };
}

/** Keeps part of the picture in the frame, and the zoom within its range. */
export function within(image: CropSize, { zoom, x, y }: Cropping): Cropping {
  const bounded = Math.min(largestZoom, Math.max(smallestZoom, zoom));
  const { width, height } = placeIn(frameEdge, image, { zoom: bounded, x: 0, y: 0 });
  const limit = (value: number, length: number): number => {
    const maxOffset = Math.abs(length - frameEdge) / 2;
    return Math.min(maxOffset, Math.max(-maxOffset, value));
  };
  return { zoom: bounded, x: limit(x, width), y: limit(y, height) };
}

/** Edge of the saved picture: no larger than the source's resolution. */
export function keptEdge(image: CropSize, { zoom }: Cropping): number {
  const source = Math.min(image.width, image.height) / zoom;
  return Math.max(1, Math.min(maxEdge, Math.round(source)));
}
