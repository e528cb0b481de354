import './socle/ui/styles.ts';
import overpass from '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?url';
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import {
  type LinksFunction,
  type MetaFunction,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useMatches,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { MARQUE_SESSION } from './eleve/compte/index.ts';
import { MARQUE_CONSENTEMENT } from './site/consentement/index.ts';
import { BEGIN_SCRIPTS, KEEP_EARLY, PRELOAD, SECOURS, giveEarly } from './socle/kernel/early.ts';
import { readEarly } from './socle/kernel/earlyReads.ts';
import { useNonce } from './socle/kernel/nonce.ts';
import { useOwnDocument } from './socle/kernel/ownDocument.ts';
import { Providers } from './socle/kernel/providers.tsx';
import { useLostParts } from './socle/kernel/reload.ts';
import { serverCallContext } from './socle/kernel/serverCall.ts';
import { marque } from '../marque.ts';
import type { Handle } from './socle/kernel/referencement.ts';
import { Crash } from './socle/ui/Crash.tsx';
import { Incomplete } from './socle/ui/Incomplete.tsx';
import { NotFound } from './socle/ui/NotFound.tsx';
import { cssVariablesResolver, theme } from './socle/ui/theme.ts';
import { usePaper } from './socle/ui/usePaper.ts';

export const links: LinksFunction = () => [
  { rel: 'preload', href: overpass, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/img/icones/180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(serverCallContext)('getReglages', {});
}

export const shouldRevalidate = () => false;

export const meta: MetaFunction = ({ error }) => (error ? [] : [{ title: marque.nom }]);

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined);
  const cache = handles.some((handle) => handle?.noindex);
  const inerte = handles.some((handle) => handle?.inerte);
  const lus = handles.map((handle) => handle?.lit ?? []);
  return (
    <html lang="fr-BE" data-scripts={cache ? undefined : 'after-paint'} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        {/* The phone's keyboard shrinks the layout, so that a form can scroll. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#f7f8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141b22" media="(prefers-color-scheme: dark)" />
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} suppressHydrationWarning />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            // A browser runs what the server wrote, and fetches none of it again.
            __html: import.meta.env.SSR
              ? [
                  SECOURS,
                  MARQUE_SESSION,
                  MARQUE_CONSENTEMENT,
                  KEEP_EARLY,
                  cache ? PRELOAD : BEGIN_SCRIPTS,
                  readEarly(lus.slice(0, -1).flat(), lus.at(-1) ?? []),
                ].join(';')
              : '',
          }}
        />
        {cache && <meta name="robots" content="noindex" />}
        <Meta />
        {/* 'self' allows them; React would compare a nonce that the browser hides. */}
        <Links nonce="" />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          defaultColorScheme="auto"
        >
          {children}
        </MantineProvider>
        {!inerte && (
          <>
            <Incomplete />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  useOwnDocument();
  useEffect(giveEarly, []);
  useLostParts();
  usePaper();
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Crash error={error} />;
}
