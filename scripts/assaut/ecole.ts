import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TIRES, codeLisible, codeOf } from '../../regles/codeAttestation.ts';
import { startServer } from '../startServer.ts';
import { connecte } from './appels.ts';
import { openBase } from './base.ts';
import { type Constat, appelant } from './client.ts';

export async function ecole(origin: string): Promise<Constat[]> {
  const chef = await connecte(origin, 'superviseur@demo.be');
  const eleve = await connecte(origin, 'eleve2@demo.be');
  return [
    await remise(chef, eleve),
    await renouvellement(eleve),
    await comparaisons(origin),
    await trop(chef),
    await passager(origin, chef),
    ...(await silence()),
  ];
}

type Connecte = Awaited<ReturnType<typeof connecte>>;

async function remise(chef: Connecte, eleve: Connecte): Promise<Constat> {
  const code = 'UNEFOIS26';
  const { status } = await chef.call('/api/extranet/addRemise', {
    code,
    libelle: 'Une fois',
    pourcentage: 50,
    montant: '',
    most: 1,
    parEleve: 1,
  });
  const orders = await Promise.all(
    [1, 2, 3, 4].map((acces) =>
      eleve.call('/api/payment/purchaseAccesPayzen', { acces, bought: 0, accord: 1, remise: code }),
    ),
  );
  const pris = orders.filter((order) => order.status === 200).length;
  return {
    mesure: `un code « une fois », dans quatre commandes à la fois (${status})`,
    valeur: pris,
    borne: '1',
    tenu: status === 200 && pris === 1,
  };
}

async function renouvellement(eleve: Connecte): Promise<Constat> {
  const prix: string[] = [];
  for (const acces of [1, 2, 3, 4, 5]) {
    const [premier, encore] = await Promise.all(
      [0, 1].map(async (bought) => {
        const champs = { acces, bought, accord: 1 };
        const { corps } = await eleve.call('/api/payment/purchaseAccesPayzen', champs);
        return /vads_amount" value="(\d+)"/.exec(String(corps.form))?.[1];
      }),
    );
    if (premier && encore && Number(encore) < Number(premier)) prix.push(`${premier} → ${encore}`);
  }
  return {
    mesure: 'produits jamais eus au prix de leur renouvellement',
    valeur: prix.join(', ') || 'aucun',
    borne: 'aucun',
    tenu: prix.length === 0,
  };
}

async function comparaisons(origin: string): Promise<Constat> {
  const visiteur = appelant(origin, '127.9.9.9');
  const statuts: number[] = [];
  for (let n = 0; n < 40; n++) {
    const { status } = await visiteur.post('/api/site/compareAttestation', {
      code: codeOf(randomBytes(TIRES)),
      nom: 'Zoé Vander',
      dateNaissance: '1985-07-30',
    });
    statuts.push(status);
  }
  const refuses = statuts.filter((status) => status === 429).length;
  return {
    mesure: 'comparaisons d’une attestation refusées, sur quarante d’une adresse',
    valeur: refuses,
    borne: '≥ 15',
    tenu: refuses >= 15,
  };
}

async function trop(chef: Connecte): Promise<Constat> {
  const texte = `Nom;Prénom;Adresse e-mail\nVander;${'a'.repeat(66_000)};e77@exemple.be\n`;
  const { status, corps } = await chef.call('/api/extranet/importClasse', { texte, confirme: 1 });
  return {
    mesure: 'une classe dont un prénom a 66 000 lettres',
    valeur: `${status} ${String(corps.message).slice(0, 60)}`,
    borne: 'refusée',
    tenu: status === 422,
  };
}

async function passager(origin: string, chef: Connecte): Promise<Constat> {
  const { default: sharp } = await import('sharp');
  const create = { width: 700, height: 500, channels: 3 as const, background: '#0a0' };
  const webp = await sharp({ create }).webp().toBuffer();
  const liste = await fetch(`${origin}/api/extranet/getChapitres`, { headers: chef.headers });
  const { chapitres } = (await liste.json()) as { chapitres: { data: { id: number }[] } };
  const form = new FormData();
  const bytes = new Uint8Array(Buffer.concat([webp, Buffer.from('PASSAGER'.repeat(50))]));
  form.append('images', new Blob([bytes], { type: 'image/webp' }), 'photo.webp');
  form.append('chapitre_id', String(chapitres.data[0]!.id));
  const { status, corps } = await chef.call('/api/extranet/uploadImages', form);
  const [url] = (corps.urls ?? []) as string[];
  const kept = url && (await (await fetch(new URL(url, origin))).arrayBuffer());
  const passe = kept ? Buffer.from(kept).includes('PASSAGER') : status === 200;
  return {
    mesure: `ce qui voyage derrière une photo (${status})`,
    valeur: passe ? 'arrive' : 'reste dehors',
    borne: 'reste dehors',
    tenu: !passe && (status === 200 ? kept !== undefined : status === 422),
  };
}

async function silence(): Promise<Constat[]> {
  let asked = 0;
  const paypal = createServer((request, response) => {
    asked++;
    request.resume();
    const token = { access_token: 'un-jeton', token_type: 'Bearer', expires_in: 3600 };
    const told = request.url!.includes('oauth2') ? token : { verification_status: 'FAILURE' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  });
  await new Promise<void>((resolve) => paypal.listen(0, '127.0.0.1', resolve));
  const PAYPAL_API_URL = `http://127.0.0.1:${(paypal.address() as AddressInfo).port}`;
  const base = await openBase();
  const server = await startServer({
    ...base.env,
    LOG_LEVEL: 'debug',
    PAYPAL_API_URL,
    PAYPAL_CLIENT_ID: 'AXy3k9QpL7mZ1vT5w_identifiant',
    PAYPAL_SECRET: 'EK2v8sN4xQ7zR1mT6yB9',
    PAYPAL_MARCHAND: 'MARCHAND00001',
    PAYPAL_WEBHOOK_ID: '8PT597110X687430L',
  });
  try {
    const { origin } = server;
    const until = performance.now() + 4000;
    const forge = async (qui: number) => {
      for (let n = 0; performance.now() < until; n++)
        await fetch(`${origin}/api/payment/notificationPaypal`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'paypal-auth-algo': 'SHA256withRSA',
            'paypal-cert-url': `${PAYPAL_API_URL}/v1/notifications/certs/CERT-360caa42`,
            'paypal-transmission-id': `forge-${qui}-${String(n).padStart(8, '0')}`,
            'paypal-transmission-sig': 'A'.repeat(344),
            'paypal-transmission-time': new Date().toISOString(),
          },
          body: JSON.stringify({
            id: `WH-${qui}-${n}`,
            event_type: 'PAYMENT.CAPTURE.COMPLETED',
            resource: { id: `X${n}` },
          }),
        }).then((answer) => answer.text());
    };
    await Promise.all([1, 2, 3, 4].map(forge));
    const code = codeLisible(codeOf(randomBytes(TIRES)));
    for (const path of [`/attestation/${code}`, `/api/site/verifyAttestation?code=${code}`])
      await fetch(origin + path).then((answer) => answer.text());
    const dit = server.said().includes(code);
    return [
      {
        mesure: 'questions à PayPal pour des événements forgés, en 4 s',
        valeur: asked,
        borne: 'de 1 à 60',
        tenu: asked > 0 && asked <= 60,
      },
      {
        mesure: 'le code d’une attestation est dans le journal du serveur',
        valeur: dit ? 'oui' : 'non',
        borne: 'non',
        tenu: !dit,
      },
    ];
  } finally {
    await server.stop();
    paypal.closeAllConnections();
    paypal.close();
    await base.close();
  }
}
