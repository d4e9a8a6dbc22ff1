/** Edge of the frame on the screen, in pixels; the picture that is kept is at most twice as large. */
export const frameEdge = 256;
const largestEdge = 512;
export const smallestZoom = 0.01;
export const largestZoom = 2;

export interface CropSize {
  readonly width: number;
  readonly height: number;
}

/** Where a picture lies in the frame: zoom 1 just covers it; `x` and `y` are how far it is moved, in pixels. */
export interface Cropping {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface CropPosition extends CropSize {
  readonly left: number;
  readonly top: number;
}

/** The picture’s place in a frame of an edge. */
export function placeIn(edge: number, image: CropSize, { zoom, x, y }: Cropping): CropPosition {
  const scale = (edge / Math.min(image.width, image.height)) * zoom;
  const [width, height] = [image.width * scale, image.height * scale];
  const share = edge / frameEdge;
  return { width, height, left: (edge - width) / 2 + x * share, top: (edge - height) / 2 + y * share };
}

/** Keeps some of the picture in the frame, and the zoom within its range. */
export function within(image: CropSize, { zoom, x, y }: Cropping): Cropping {
  const bounded = Math.min(largestZoom, Math.max(smallestZoom, zoom));
  const { width, height } = placeIn(frameEdge, image, { zoom: bounded, x: 0, y: 0 });
  const limit = (value: number, length: number): number => {
    const most = Math.abs(length - frameEdge) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { zoom: bounded, x: limit(x, width), y: limit(y, height) };
}

/** Edge of the picture that is kept: no larger than the source has pixels for. */
export function keptEdge(image: CropSize, { zoom }: Cropping): number {
  const source = Math.min(image.width, image.height) / zoom;
  return Math.max(1, Math.min(largestEdge, Math.round(source)));
}
