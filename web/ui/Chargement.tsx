import classes from './Chargement.module.css';

export function Chargement() {
  return (
    <output className={classes.screen}>
      <span className={classes.road} aria-hidden="true" />
      <strong className={classes.word}>CHARGEMENT</strong>
      <noscript>Cette page a besoin de JavaScript.</noscript>
    </output>
  );
}
