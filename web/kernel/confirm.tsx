import { createStore, useStore } from './store.ts';
import { useLate } from './useLate.ts';

export interface ConfirmOptions {
  title: string;
  message?: string;
  yes: string;
  no: string;
  danger?: boolean;
}

export interface AlertOptions {
  title: string;
  message?: string;
  button: string;
}

export interface Dialog {
  title: string;
  message: string | undefined;
  yes: string;
  /** Absent in an alert: there is only one way on. */
  no: string | undefined;
  danger: boolean;
  settle: (answer: boolean) => void;
  /** Where the keyboard was, to bring it back there. */
  origin: Element | null;
}

const queue = createStore<readonly Dialog[]>([]);

/** Asks, and answers true for `yes`. Escape, the backdrop and the cross mean no. */
export function confirm({ title, message, yes, no, danger = false }: ConfirmOptions) {
  return ask({ title, message, yes, no, danger });
}

export async function alertBox({ title, message, button }: AlertOptions): Promise<void> {
  await ask({ title, message, yes: button, no: undefined, danger: false });
}

function ask(dialog: Omit<Dialog, 'settle' | 'origin'>): Promise<boolean> {
  return new Promise((settle) => {
    queue.set([...queue.get(), { ...dialog, settle, origin: document.activeElement }]);
  });
}

const load = () => import('./ConfirmModal.tsx').then((module) => module.ConfirmModal);

/** Where losing the network is likely, the dialog is fetched before it is needed. */
export function preloadConfirm(): void {
  void load().catch(() => undefined);
}

/** Shows the dialogs one after the other; its code is loaded with the first. */
export function ConfirmHost() {
  const [dialog] = useStore(queue);
  const { Component, ready } = useLate(load, dialog !== undefined, () => answerPlainly(dialog));
  return Component && <Component dialog={ready ? dialog : undefined} />;
}

export function answer(dialog: Dialog, value: boolean): void {
  queue.set(queue.get().filter((waiting) => waiting !== dialog));
  dialog.settle(value);
}

/** The browser's own box, when the network took ours away. */
function answerPlainly(dialog: Dialog | undefined): void {
  if (!dialog) return;
  const text = [dialog.title, dialog.message].filter(Boolean).join('\n\n');
  if (dialog.no === undefined) {
    window.alert(text);
    answer(dialog, true);
  } else {
    answer(dialog, window.confirm(text));
  }
}
