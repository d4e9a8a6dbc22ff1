import { formatBytes, formatNumber } from '@hondana/shared/ui/format';
import { Poster, posterHeight } from '@hondana/shared/ui/Poster';
import { TextField } from '@hondana/shared/ui/TextField';
import { type ItemFocus, VirtualGrid, type VirtualGridHandle } from '@hondana/shared/ui/VirtualGrid';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { useRef, useState } from 'react';
import { GallerySection, Specimen } from './GallerySection.tsx';
import styles from './gallery.module.css';
import { posterPicture, titles } from './samples.ts';

const posterCount = 100_000;
const fileCount = 1_000_000;

export function ListsSection() {
  const grid = useRef<VirtualGridHandle>(null);
  const gridWindow = useRef<HTMLDivElement>(null);
  const listWindow = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState([0, 0]);
  return (
    <GallerySection id="lists" title="Long lists">
      <Specimen title={`Grid of ${formatNumber(posterCount)}, showing ${range.join(' to ')}`} wide>
        <TextField
          label="Go to"
          type="number"
          min={0}
          max={posterCount - 1}
          onChange={(event) =>
            grid.current?.scrollToIndex(event.currentTarget.valueAsNumber || 0, { align: 'start' })
          }
        />
        <div ref={gridWindow} className={styles.window}>
          <VirtualGrid
            ref={grid}
            label="Series"
            count={posterCount}
            scroller={gridWindow}
            itemHeight={(width, rem) => posterHeight(width) + 3.5 * rem}
            onVisibleRangeChange={(first, last) => setRange([first, last])}
            renderItem={(index, focus) => <GalleryCard key={index} index={index} focus={focus} />}
          />
        </div>
      </Specimen>
      <Specimen title={`List of ${formatNumber(fileCount)}`} wide>
        <div ref={listWindow} className={styles.window}>
          <VirtualList
            label="Files"
            count={fileCount}
            scroller={listWindow}
            overscan={6}
            itemHeight={(_, rem) => 2.5 * rem}
            renderItem={(index, focus) => (
              <div key={index} className={styles.fileRow}>
                <a {...focus} href="#lists" className={styles.fileName}>
                  {`[Group] Series ${formatNumber(index + 1)} - 01.mkv`}
                </a>
                <span>{formatBytes(300_000_000 + ((index * 7_919) % 900_000_000))}</span>
              </div>
            )}
          />
        </div>
      </Specimen>
    </GallerySection>
  );
}

function GalleryCard({ index, focus }: { index: number; focus: ItemFocus }) {
  const { text, lang } = titles[index % titles.length] ?? { text: '', lang: 'en' };
  return (
    <a {...focus} href="#lists" className={styles.card}>
      <Poster src={index % 6 === 5 ? null : posterPicture(index)} title={text} lang={lang} eager />
      <p className={styles.cardTitle} lang={lang}>
        {text}
      </p>
      <p className={styles.muted}>{formatNumber(index + 1)}</p>
    </a>
  );
}
