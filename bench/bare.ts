// The baseline: a server that does one prepared read and one durable insert a request.
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';

const [where = ''] = process.argv.slice(2);
const answer = where.startsWith('postgres:') ? await onPostgres(where) : onSqlite(where);

const server = createServer((request, response) => {
  void body(request)
    .then(async (text) => {
      const { id, letter } = JSON.parse(text) as { id: number; letter: string };
      const row = await answer(id, letter);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status: 200, ...row }));
    })
    .catch(() => response.writeHead(500).end());
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as { port: number }).port}\n`);
});

function onSqlite(file: string) {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('pragma journal_mode = wal; pragma synchronous = full');
  db.exec('create table mesure (id integer primary key, question integer, letter text)');
  const read = db.prepare('select id, libelle from "questionVersion" where id = ?');
  const insert = db.prepare('insert into mesure (question, letter) values (?, ?)');
  return async (id: number, letter: string) => {
    const row = read.get(id);
    insert.run(id, letter);
    return row;
  };
}

async function onPostgres(url: string) {
  const pool = new Pool({ connectionString: url, max: 20 });
  await pool.query(
    'create table mesure (id int generated always as identity primary key, question int, letter text)',
  );
  return async (id: number, letter: string) => {
    const { rows } = await pool.query<object>({
      name: 'read',
      text: 'select id, libelle from "questionVersion" where id = $1',
      values: [id],
    });
    const text = 'insert into mesure (question, letter) values ($1, $2)';
    await pool.query({ name: 'insert', text, values: [id, letter] });
    return rows[0];
  };
}

async function body(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
