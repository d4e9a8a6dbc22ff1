import { formatNumber } from '@hondana/shared/ui/format';
import { Table, type TableColumn } from '@hondana/shared/ui/Table';
import { plural, t } from '@lingui/core/macro';
import styles from './BarChart.module.css';
import type { Count } from './counts.ts';

interface BarChartProps {
  /** What the bars count: "Episodes by month". */
  readonly title: string;
  readonly counts: readonly Count[];
}

const height = 100;
const step = 24;
const barWidth = 16;
const columns = (): readonly TableColumn<Count>[] => [
  { key: 'name', header: t`When`, cell: ({ name }) => name, heading: true },
  { key: 'count', header: t`Episodes`, cell: ({ count }) => formatNumber(count), align: 'end' },
];

/** Without text alternative: use where the text says the same. */
export function Bars({ counts }: { readonly counts: readonly Count[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${counts.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {counts.map(({ label, count }, index) => {
        const length = (count / most) * height;
        return (
          <rect
            key={label}
            className={styles.bar}
            x={index * step + (step - barWidth) / 2}
            y={height - length}
            width={barWidth}
            height={length}
          />
        );
      })}
    </svg>
  );
}

export function BarChart({ title, counts }: BarChartProps) {
  const { count, name } = counts.reduce((best, next) => (next.count > best.count ? next : best));
  const summary = t`${title}. The most: ${plural(count, { one: '# episode', other: '# episodes' })}, ${name}.`;
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={summary} className={styles.picture}>
        <Bars counts={counts} />
        <div className={styles.labels}>
          {counts.map(({ label, count }) => (
            <span key={label} className={styles.label}>
              <span className={styles.count}>{formatNumber(count)}</span>
              <span>{label}</span>
            </span>
          ))}
        </div>
      </div>
      <details className={styles.numbers}>
        <summary>{t`${title} as a table`}</summary>
        <Table caption={title} columns={columns()} rows={counts} rowKey={({ name }) => name} />
      </details>
    </figure>
  );
}
