import { expect } from '@playwright/test';

export async function mailTo(origin: string, email: string, sujet: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const list = await (await fetch(`${origin}/boite-mail`)).text();
      const row = list
        .split('<li>')
        .find((each) => each.includes(`>${email}<`) && each.includes(sujet));
      found = /href="([^"]+)"/.exec(row ?? '')?.[1];
      return found;
    })
    .toBeDefined();
  const page = await (await fetch(`${origin}${found}/texte`)).text();
  return /<pre>([^]*)<\/pre>/.exec(page)![1]!.replaceAll('&amp;', '&');
}
