import { type MetaFunction, data } from 'react-router';

export { NotFound as default } from '../../socle/ui/NotFound.tsx';

/** NotFound has its own title. */
export const meta: MetaFunction = () => [];

/** The status of the page that the server renders. */
export function loader() {
  return data(null, { status: 404 });
}

/** Inside the browser there is nothing to ask the server. */
export function clientLoader() {
  return null;
}
