import type { CallError } from '../../socle/kernel/errors.ts';
import { LienPage, metaOfLien, wantsPassword } from './LienPage.tsx';
import { call } from '../../socle/kernel/call.ts';
import { LienForm } from './LienForm.tsx';
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx';

export const handle = { noindex: true };

export const meta = metaOfLien('Ton mot de passe');

const etapeOf = (refus: CallError) => (wantsPassword(refus) ? 'motDePasse' : null);

const ask = (jeton: string) => call('choosePassword', { jeton });

/** Welcome mails of the school lead here. */
export default function ChoisirPage() {
  return (
    <LienPage
      titre="Choisis ton mot de passe"
      pour="choisir ton mot de passe"
      ask={ask}
      etapeOf={etapeOf}
    >
      {(_, { jeton, perdu }) => <ChoisirForm jeton={jeton} perdu={perdu} />}
    </LienPage>
  );
}

function ChoisirForm({ jeton, perdu }: { jeton: string; perdu: () => void }) {
  return (
    <LienForm
      vide={{ password: '' }}
      label="Choisis ton mot de passe"
      phrase="Ton auto-école t’a ouvert un compte. Choisis ton mot de passe, et tu y es."
      send={(typed) => call('choosePassword', { jeton, ...typed })}
      perdu={perdu}
      bouton="Ouvrir mon compte"
      pending="Ouverture…"
    >
      {(field) => <NouveauMotDePasse {...field('password')} qui={{ jeton }} />}
    </LienForm>
  );
}
