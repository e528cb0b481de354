{
  const one = (where: string) => document.querySelector<HTMLElement>(where);
  const inWindow = Boolean(opener) && window.name.startsWith('paypal_uid_');
  const inFrame = parent !== window;
  const shop = new URLSearchParams(location.search).get('origin');

  const say = (kind: string, more: object = {}) => {
    const message = { kind, ...more };
    if (inWindow) (opener as Window).postMessage(message, location.origin);
    else if (inFrame && shop) parent.postMessage(message, shop);
  };

  if (inWindow) setInterval(() => (opener as Window | null)?.closed !== false && close(), 500);

  const form = one('#payer');
  const erreur = one('#erreur');

  const end = (kind: string, more: object, address: string, title: string) => {
    if (inWindow || inFrame) return say(kind, more);
    if (address) return location.assign(address);
    form!.hidden = true;
    const fini = one('#fini')!;
    fini.hidden = false;
    fini.querySelector('p')!.textContent = 'Cette fenêtre peut être fermée.';
    const head = fini.querySelector('h1')!;
    head.textContent = title;
    head.focus();
  };

  const busy = (is: boolean) => {
    for (const button of form!.querySelectorAll('button')) button.disabled = is;
  };

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void pay();
  });

  async function pay(): Promise<void> {
    busy(true);
    erreur!.textContent = '';
    const moyen = form!.querySelector<HTMLInputElement>(':checked')!.value;
    const answer = await fetch('/checkoutnow', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: form!.dataset.token, moyen }),
    }).catch(() => undefined);
    const said = (await answer?.json().catch(() => undefined)) as
      | { message?: string; orderID?: string; payerID?: string; retour?: string }
      | undefined;
    busy(false);
    if (!answer?.ok || !said) {
      erreur!.textContent = said?.message ?? 'Pas de réseau. Rien n’est fait : il faut réessayer.';
      return;
    }
    const { orderID, payerID, retour = '' } = said;
    end('approve', { orderID, payerID }, retour, 'Paiement accepté');
  }

  one('[data-retour]')?.addEventListener('click', () =>
    end('cancel', {}, form!.dataset.annuler!, 'Paiement annulé'),
  );

  const fermer = one('[data-fermer]');
  if (fermer && inWindow) {
    fermer.hidden = false;
    fermer.addEventListener('click', () => close());
  }
}
