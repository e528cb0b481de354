import plainStyles from './plain.module.css';

/** A link works before scripts do. */
export const Recharger = () => (
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the page itself, with all of its address
  <a href="" className={plainStyles.button}>
    Recharger la page
  </a>
);
