/** What the card provider is told: hidden fields, by their names. */
export interface Formulaire {
  action: string;
  fields: [name: string, value: string][];
}

/** What can be read of a form, by a browser or by a test. */
interface Read {
  method: string;
  action: string | null;
  fields: { tag: string; type: string; name: string; value: string }[];
}

/** The one form of an answer, which goes to `origine` and is made of nothing but hidden fields; else undefined. */
export function checkFormulaire(forms: readonly Read[], origine: string): Formulaire | undefined {
  const [form, ...others] = forms;
  if (!form || others.length > 0 || form.method.toLowerCase() !== 'post') return undefined;
  const { action, fields } = form;
  if (action === null || !URL.canParse(action) || fields.length === 0) return undefined;
  const { origin, protocol, username, password } = new URL(action);
  if (origin !== origine || !/^https?:$/.test(protocol) || username || password) return undefined;
  const known = fields.every(
    ({ tag, type, name }) =>
      tag === 'input' && type === 'hidden' && /^(vads_\w+|signature)$/.test(name),
  );
  return known ? { action, fields: fields.map(({ name, value }) => [name, value]) } : undefined;
}

/** Nothing of it has a place in the page: it is read in a document that runs and loads nothing. */
export function readFormulaire(html: string, origine: string): Formulaire | undefined {
  const { forms } = new DOMParser().parseFromString(html, 'text/html');
  const read = Array.from(forms, (form) => ({
    method: form.getAttribute('method') ?? '',
    action: form.getAttribute('action'),
    fields: Array.from(
      form.querySelectorAll('input, button, select, textarea, object'),
      (field) => ({
        tag: field.localName,
        type: (field.getAttribute('type') ?? '').toLowerCase(),
        name: field.getAttribute('name') ?? '',
        value: field.getAttribute('value') ?? '',
      }),
    ),
  }));
  return checkFormulaire(read, origine);
}

/** Leaves the page for the provider's; rejects where the page's policy keeps it here. */
export function sendFormulaire({ action, fields }: Formulaire): Promise<never> {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.acceptCharset = 'UTF-8';
  form.hidden = true;
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  return new Promise((_, reject) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      if (effectiveDirective === 'form-action') reject(new Error('kept here by the policy'));
    });
    form.submit();
  });
}
