import { ANNULABLE_SECONDS } from '../../../regles/annulable.ts';
import { PERIODES } from '../../../regles/periodes.ts';
import { historyAtRest } from '../ui/useBackCloses.ts';
import type { Asked } from './ConfirmModal.tsx';
import { createStore, useStore } from './store.ts';
import { preload, useLate } from './useLate.ts';

type QuestionDite = Omit<Asked, 'settle' | 'origin'>;

const queue = createStore<readonly Asked[]>([]);

export const confirm = (question: QuestionDite) => ask({ no: 'Annuler', ...question });

const REPENTIR = `Vous aurez ${ANNULABLE_SECONDS} secondes pour changer d’avis, avec «\u00a0Annuler\u00a0» dans le message qui la confirme.`;
const CORBEILLE = `La corbeille garde ${PERIODES.corbeille.mots} ce qui est supprimé\u00a0: un administrateur l’y retrouve et le rétablit.`;
const GARDES = { rien: undefined, corbeille: CORBEILLE, annulable: `${REPENTIR} ${CORBEILLE}` };

/** How a deletion is taken back: from the bin, and from its toast too. */
type Garde = keyof typeof GARDES;

/** Words of specification.md#staff-forms; `what` names the consequences. */
export function confirmDelete(what?: string, garde: Garde = 'rien'): Promise<boolean> {
  return confirm({
    title: 'Êtes-vous sûr ?',
    message: [what, 'Cette action est irréversible !'].filter(Boolean).join(' '),
    note: GARDES[garde],
    yes: 'Oui, supprimer !',
    danger: true,
  });
}

export async function alertBox({
  button,
  ...said
}: Pick<QuestionDite, 'title' | 'message' | 'kind'> & { button: string }): Promise<void> {
  await ask({ ...said, yes: button });
}

function ask(question: QuestionDite): Promise<boolean> {
  return new Promise((settle) => {
    queue.set([...queue.get(), { ...question, settle, origin: document.activeElement }]);
  });
}

const load = () => import('./ConfirmModal.tsx').then((module) => module.ConfirmModal);

export const preloadConfirm = () => preload(load);

export function ConfirmHost() {
  const [asked] = useStore(queue);
  const { Component, ready } = useLate(load, asked !== undefined, () => answerPlainly(asked));
  return Component && <Component asked={ready ? asked : undefined} answer={answer} />;
}

function answer(asked: Asked, value: boolean): void {
  queue.set(queue.get().filter((waiting) => waiting !== asked));
  // The caller may navigate: the dialog's history entry must be gone.
  void historyAtRest().then(() => asked.settle(value));
}

/** The browser's own dialog, when ours could not be loaded. */
function answerPlainly(asked: Asked | undefined): void {
  if (!asked) return;
  const text = [asked.title, asked.message, asked.note].filter(Boolean).join('\n\n');
  if (asked.no === undefined) {
    window.alert(text);
    answer(asked, true);
  } else answer(asked, window.confirm(text));
}
