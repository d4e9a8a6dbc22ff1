import { Dialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { Field } from '@hondana/shared/ui/Field';
import { formatPercent } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './AvatarEditor.module.css';
import {
  type Cropping,
  frameEdge,
  keptEdge,
  largestZoom,
  placeIn,
  smallestZoom,
  within,
} from './cropping.ts';

interface AvatarEditorProps {
  readonly image: ImageBitmap;
  /** A data URL. */
  readonly onDone: (avatar: string) => void;
  readonly onFailed: () => void;
  readonly onClosed: () => void;
}

const centred: Cropping = { zoom: 1, x: 0, y: 0 };
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function draw(canvas: HTMLCanvasElement, image: ImageBitmap, edge: number, cropping: Cropping): void {
  canvas.width = edge;
  canvas.height = edge;
  const { left, top, width, height } = placeIn(edge, image, cropping);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, width, height);
}

interface CroppedPictureProps {
  readonly image: ImageBitmap;
  readonly cropping: Cropping;
  readonly onMove: (byX: number, byY: number) => void;
}

/** A separate component, because a dialog's content mounts after the dialog. */
function CroppedPicture({ image, cropping, onMove }: CroppedPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, image, frameEdge, cropping);
  }, [image, cropping]);
  const onPointerMove = ({ currentTarget, pointerId, movementX, movementY }: PointerEvent): void => {
    if (currentTarget.hasPointerCapture(pointerId)) onMove(movementX, movementY);
  };
  return (
    <canvas
      ref={canvas}
      width={frameEdge}
      height={frameEdge}
      className={styles.canvas}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}

export function AvatarEditor({ image, onDone, onFailed, onClosed }: AvatarEditorProps) {
  const [isOpen, setOpen] = useState(true);
  const [cropping, setCropping] = useState(centred);
  const move = (byX: number, byY: number): void =>
    setCropping((now) => within(image, { ...now, x: now.x + byX, y: now.y + byY }));

  const apply = (): void => {
    try {
      const output = document.createElement('canvas');
      draw(output, image, keptEdge(image, cropping), cropping);
      onDone(output.toDataURL('image/webp', 0.9));
    } catch {
      onFailed();
    }
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? 32 : 8;
    move(arrow[0] * step, arrow[1] * step);
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={t`Edit Avatar`}
      description={t`Drag the picture, or move it with the arrow keys.`}
      size="small"
      keepOnPressOutside
      footer={
        <>
          <Button onClick={() => setOpen(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={apply}>
            <Trans>Use picture</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <button
          type="button"
          aria-label={t`Picture in its frame: move it with the arrow keys`}
          className={styles.frame}
          onKeyDown={onKeyDown}
        >
          <CroppedPicture image={image} cropping={cropping} onMove={move} />
        </button>
        <Field label={t`Zoom`} className={styles.zoom ?? ''}>
          {(control) => (
            <input
              {...control}
              type="range"
              min={smallestZoom}
              max={largestZoom}
              step={0.01}
              value={cropping.zoom}
              aria-valuetext={formatPercent(cropping.zoom)}
              onChange={({ currentTarget }) =>
                setCropping((now) => within(image, { ...now, zoom: Number(currentTarget.value) }))
              }
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
