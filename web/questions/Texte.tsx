import styles from './Question.module.css';

/** « dois-je », « 18 h 30 », « 50 km/h »: in two lines one reads them wrong, or twice. */
const ENSEMBLE =
  /(\d+ h(?: \d\d)?(?![\p{L}])|\d+\skm\/h|[\p{L}’]+-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce)(?![\p{L}]))/gu;

/** What is read of a question, with what belongs together on one line. */
export function Texte({ children }: { children: string }) {
  return children.split(ENSEMBLE).map((part, n) =>
    // Every second is one that was found.
    n % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text has no order but its own
      <span key={n} className={styles.ensemble}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
