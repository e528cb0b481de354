import type { ReactNode } from 'react';
import type { OutputOf } from '../../../contract/index.ts';
import cardStyles from '../../socle/ui/Card.module.css';
import plainStyles from '../../socle/ui/plain.module.css';
import type { Produit } from '../../argent/boutique/index.ts';
import type { QuestionDeFaq } from './donnees.ts';
import { Faq } from './Faq.tsx';
import { Inscription } from './Inscription.tsx';
import styles from './PageOutil.module.css';
import { QuestionVedette } from './QuestionVedette.tsx';
import { Rangee } from './Rangee.tsx';
import siteStyles from '../../socle/ui/site.module.css';
import type { Vedettes } from './vedettes.ts';

export interface Info {
  titre: string;
  chiffre: string;
  texte: string;
}

interface Props {
  page: OutputOf<'getPage'>['page'];
  chapeau: string;
  infos: Info[];
  produits: Produit[];
  faq: QuestionDeFaq[];
  vedettes: Vedettes;
  /** After the way in. */
  apres?: ReactNode;
}

export function PageOutil({ page, chapeau, infos, produits, faq, vedettes, apres }: Props) {
  const question = vedettes.questions[vedettes.debut];
  return (
    <>
      <section className={siteStyles.fond}>
        <div
          className={`${plainStyles.width} ${plainStyles.stack} ${siteStyles.heros} ${question ? siteStyles.deux : ''}`}
        >
          <div className={`${plainStyles.stack} ${siteStyles.mots}`}>
            <h1 className={siteStyles.grandTitre}>{page.titre}</h1>
            <p className={siteStyles.accroche}>{chapeau}</p>
            <Inscription />
            {apres}
          </div>
          {question && (
            <QuestionVedette
              key={question.id}
              question={question}
              correction={vedettes.correction}
              titre="Une situation, une règle"
            />
          )}
        </div>
      </section>
      <section className={`${plainStyles.width} ${styles.infos}`} aria-label="En bref">
        <ul className={`${plainStyles.grid} ${styles.cartes}`}>
          {infos.map(({ titre, chiffre, texte }) => (
            <li key={titre} className={`${cardStyles.card} ${siteStyles.lisere} ${styles.info}`}>
              <h2>{titre}</h2>
              <p className={styles.chiffre}>{chiffre}</p>
              <p>{texte}</p>
            </li>
          ))}
        </ul>
      </section>
      {produits.length > 0 && (
        <section
          className={`${plainStyles.width} ${siteStyles.bande} ${styles.outils}`}
          aria-labelledby="outils"
        >
          <h2 className={siteStyles.titre} id="outils">
            Pour t’y préparer
          </h2>
          <Rangee produits={produits} />
        </section>
      )}
      <div className={`${siteStyles.bande} ${siteStyles.fond}`}>
        {/* Trusted: content/ is checked, and holds no visitor's text. */}
        <article
          className={`${plainStyles.width} ${styles.texte}`}
          dangerouslySetInnerHTML={{ __html: page.texte }}
        />
      </div>
      <section className={`${plainStyles.width} ${siteStyles.bande}`} aria-labelledby="faq">
        <h2 className={siteStyles.titre} id="faq">
          Questions fréquentes
        </h2>
        <div className={`${siteStyles.suite} ${styles.faq}`}>
          <Faq faq={faq} />
        </div>
      </section>
    </>
  );
}
