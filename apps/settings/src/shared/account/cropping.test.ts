import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameEdge, keptEdge, placeIn, within } from './cropping.ts';

const images = fc.record({
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
});
const croppings = fc.record({
  zoom: fc.double({ min: -5, max: 50, noNaN: true }),
  x: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  y: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
});

test('covers the frame and centres the image at zoom 1', () => {
  expect(placeIn(256, { width: 1000, height: 500 }, { zoom: 1, x: 0, y: 0 })).toEqual({
    width: 512,
    height: 256,
    left: -128,
    top: 0,
  });
});

test('leaves no corner empty from zoom 1 on, and limits the zoom to 0.01 to 2', () => {
  fc.assert(
    fc.property(images, croppings, (image, requested) => {
      const cropping = within(image, requested);
      expect(cropping.zoom).toBeGreaterThanOrEqual(0.01);
      expect(cropping.zoom).toBeLessThanOrEqual(2);
      const { left, top, width, height } = placeIn(frameEdge, image, cropping);
      if (cropping.zoom < 1) return;
      expect(left).toBeLessThanOrEqual(0.001);
      expect(top).toBeLessThanOrEqual(0.001);
      expect(left + width).toBeGreaterThanOrEqual(frameEdge - 0.001);
      expect(top + height).toBeGreaterThanOrEqual(frameEdge - 0.001);
    }),
  );
});

test('keeps at most 512 pixels and never enlarges the image', () => {
  fc.assert(
    fc.property(images, croppings, (image, requested) => {
      const edge = keptEdge(image, within(image, requested));
      expect(edge).toBeGreaterThanOrEqual(1);
      expect(edge).toBeLessThanOrEqual(512);
    }),
  );
  expect(keptEdge({ width: 2000, height: 1500 }, { zoom: 1, x: 0, y: 0 })).toBe(512);
  expect(keptEdge({ width: 100, height: 80 }, { zoom: 1, x: 0, y: 0 })).toBe(80);
});
