import styles from './Chart.module.css';
import { inFigures } from './numbers.ts';

export interface Point {
  id: string;
  label: string;
  count: number;
  /** 0 to 100; null: no dot. */
  percent: number | null;
}

export interface ChartProps {
  description: string;
  bars: string;
  line: string;
  points: readonly Point[];
}

/** In pixels. */
const HEIGHT = 160;
const ABOVE = 10;
const BELOW = 26;
/** Only every third bar is labelled: phones are narrow. */
const EVERY = 3;
const HALVES = [0, 0.5, 1];

/** Bars count on the left axis; dots are percentages on the right. */
export function Chart({ description, bars, line, points }: ChartProps) {
  const top = topOf(Math.max(...points.map(({ count }) => count)));
  const x = (i: number) => `${((i + 0.5) * 100) / points.length}%`;
  const width = 60 / points.length;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span data-of="bars">{bars}</span>
        <span data-of="line">{line}</span>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> has no drawing in it */}
      <div className={styles.chart} role="img" aria-label={description}>
        <Axis words={(part) => inFigures(part * top)} end />
        <svg className={styles.plot} height={ABOVE + HEIGHT + BELOW}>
          {HALVES.map((part) => (
            <line key={part} x1="0" x2="100%" y1={yOf(part)} y2={yOf(part)} />
          ))}
          {points.map(({ id, count }, i) => (
            <rect
              key={id}
              x={`${((i + 0.5) * 100) / points.length - width / 2}%`}
              width={`${width}%`}
              y={yOf(count / top)}
              height={(count / top) * HEIGHT}
            />
          ))}
          <g className={styles.line}>
            {points.map(({ id, percent }, i) => {
              const next = points[i + 1]?.percent ?? null;
              if (percent === null || next === null) return null;
              const [from, to] = [yOf(percent / 100), yOf(next / 100)];
              return <line key={id} x1={x(i)} x2={x(i + 1)} y1={from} y2={to} />;
            })}
            {points.map(
              ({ id, percent }, i) =>
                percent !== null && <circle key={id} cx={x(i)} cy={yOf(percent / 100)} r="4" />,
            )}
          </g>
          {points.map(
            ({ id, label }, i) =>
              i % EVERY === (points.length - 1) % EVERY && (
                <text key={id} x={x(i)} y={ABOVE + HEIGHT + BELOW - 6} textAnchor="middle">
                  {label}
                </text>
              ),
          )}
        </svg>
        <Axis words={(part) => `${part * 100} %`} />
      </div>
    </figure>
  );
}

const yOf = (part: number) => ABOVE + HEIGHT * (1 - part);

function Axis({ words, end = false }: { words: (part: number) => string; end?: boolean }) {
  return (
    <div className={styles.axis} data-end={end || undefined}>
      {HALVES.map((part) => (
        <span key={part} style={{ top: yOf(part) }}>
          {words(part)}
        </span>
      ))}
      {/* Reserves the widest label's room. */}
      <span data-room>{words(1)}</span>
    </div>
  );
}

/** Half of the axis must be a round number, too. */
function topOf(most: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const top of [2, 4, 10]) if (top * unit >= most) return top * unit;
}
