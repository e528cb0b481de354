import { useState } from 'react';
import { dayInWords } from '../ui/dates.ts';
import { type Accord, DUREE_COOKIE, accordComplet, aucunAccord, finalites } from './choix.ts';
import classes from './MesChoix.module.css';
import { enregistrerChoix, useChoix, useConsentement } from './useConsentement.ts';

const libelles = {
  mesure: {
    nom: 'Mesure d’audience',
    texte: 'Compter les visites, pour savoir ce qui plaît. Aujourd’hui, nous ne mesurons rien.',
  },
  externes: {
    nom: 'Contenus externes',
    texte: 'Vidéos, cartes ou boutons d’un autre site. Aujourd’hui, il n’y en a pas.',
  },
} as const;

/** The second layer: a choice for each purpose, as easy to take back as to give. */
export function MesChoix() {
  const choix = useChoix();
  const donne: Accord = {
    mesure: useConsentement('mesure'),
    externes: useConsentement('externes'),
  };
  const [change, setChange] = useState<Partial<Accord>>({});
  const voulu = { ...donne, ...change };

  const enregistrer = (accord: Accord) => {
    enregistrerChoix(accord);
    setChange({});
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        enregistrer(voulu);
      }}
    >
      {/* Nothing here works before it can be read what was chosen, or without JavaScript. */}
      <fieldset className={classes.choix} disabled={choix === undefined}>
        <legend className={classes.legende}>Ce que tu acceptes</legend>
        <div className={classes.finalite}>
          <input id="necessaires" type="checkbox" checked disabled readOnly />
          <label htmlFor="necessaires">Nécessaires</label>
          <p>
            La connexion, la sécurité et tes réponses. Le site ne marche pas sans, donc pas de choix
            ici.
          </p>
        </div>
        {finalites.map((finalite) => (
          <div key={finalite} className={classes.finalite}>
            <input
              id={finalite}
              type="checkbox"
              aria-describedby={`texte-${finalite}`}
              checked={voulu[finalite]}
              onChange={(event) =>
                setChange({ ...change, [finalite]: event.currentTarget.checked })
              }
            />
            <label htmlFor={finalite}>{libelles[finalite].nom}</label>
            <p id={`texte-${finalite}`}>{libelles[finalite].texte}</p>
          </div>
        ))}
        <div className={classes.boutons}>
          <button type="submit">Enregistrer mes choix</button>
          <button type="button" onClick={() => enregistrer(accordComplet)}>
            Tout accepter
          </button>
          <button type="button" onClick={() => enregistrer(aucunAccord)}>
            Tout refuser
          </button>
        </div>
      </fieldset>
      <output className={classes.etat}>{etat(choix?.date ?? null)}</output>
      <noscript>
        <p>Sans JavaScript, il n’y a rien à régler : tout ce qui est facultatif reste éteint.</p>
      </noscript>
    </form>
  );
}

function etat(date: Date | null): string {
  if (!date) return 'Tu n’as pas encore choisi : tout ce qui est facultatif reste éteint.';
  const fin = new Date(date.getTime() + DUREE_COOKIE * 1000);
  return `Choix enregistré le ${dayInWords(date.toISOString())}. Nous te le redemanderons le ${dayInWords(fin.toISOString())}.`;
}
