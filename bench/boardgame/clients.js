// Two clients per match, each with its own socket, that move as soon as they are answered. Prints `begin` and `end` around the
// measurement, and then a JSON array with the milliseconds of each move.
const { io } = require('socket.io-client');

const [url, matches, seconds, warmUp] = process.argv.slice(2);
const waits = [];
let measuring = false;

async function post(path, body) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function match() {
  const { matchID } = await post('/games/counter/create', { numPlayers: 2 });
  const credentials = [];
  // Both join before the first move: a concurrent move would overwrite the match with its state before the second join.
  for (const playerID of ['0', '1']) {
    const joined = await post(`/games/counter/${matchID}/join`, { playerID, playerName: `player ${playerID}` });
    credentials.push(joined.playerCredentials);
  }
  await connect(matchID, '1', credentials[1]);
  await connect(matchID, '0', credentials[0]);
}

function connect(matchID, playerID, credentials) {
  return new Promise((connected) => {
    const socket = io(`${url}/counter`, { transports: ['websocket'], forceNew: true });
    let sentAt = null;
    const take = (state) => {
      if (state.ctx.gameover !== undefined) {
        socket.disconnect();
        if (playerID === '0') match().catch(fail);
      } else if (state.ctx.currentPlayer === playerID) {
        sentAt = performance.now();
        const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID, credentials } };
        socket.emit('update', action, state._stateID, matchID, playerID);
      }
    };
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 2));
    socket.on('sync', (_, info) => { connected(); take(info.state); });
    socket.on('update', (_, state) => {
      if (sentAt !== null) {
        if (measuring) waits.push(performance.now() - sentAt);
        sentAt = null;
      }
      take(state);
    });
  });
}

function fail(error) {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}

async function main() {
  await Promise.all(Array.from({ length: Number(matches) }, match));
  await new Promise((done) => { setTimeout(done, 1000 * Number(warmUp)); });
  measuring = true;
  process.stdout.write('begin\n');
  await new Promise((done) => { setTimeout(done, 1000 * Number(seconds)); });
  measuring = false;
  process.stdout.write('end\n');
  process.stdout.write(`${JSON.stringify(waits)}\n`, () => process.exit(0));
}

main().catch(fail);
