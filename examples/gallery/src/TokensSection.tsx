import { GallerySection, Specimen } from './GallerySection.tsx';
import styles from './gallery.module.css';

const colours = [
  'page',
  'surface',
  'surface-alt',
  'surface-raised',
  'table-header',
  'input',
  'selected',
  'border',
  'border-strong',
  'text',
  'text-strong',
  'text-muted',
  'accent',
  'success',
  'warning',
  'danger',
  'other',
  'focus',
];

const sizes = ['display', 'title', 'large', 'body', 'small'];

export function TokensSection() {
  return (
    <GallerySection id="tokens" title="Colours and type">
      <Specimen title="Colours" wide>
        <div className={styles.swatches}>
          {colours.map((name) => (
            <div key={name} className={styles.swatch}>
              <span className={styles.colour} style={{ background: `var(--color-${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Five sizes" wide>
        {sizes.map((size) => (
          <p key={size} className={styles.typeRow} style={{ fontSize: `var(--text-${size})` }}>
            {size} · Sousou no Frieren <span lang="ja">葬送のフリーレン</span> <span lang="ar">فريرن</span>{' '}
            0123456789
          </p>
        ))}
      </Specimen>
    </GallerySection>
  );
}
