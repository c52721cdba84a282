// boardgame.io's own server with its file storage and a game that costs nothing: two players add one, in turn.
const { Server, FlatFile } = require('boardgame.io/server');

const [folder, plies] = process.argv.slice(2);
const Counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }) => { G.count += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.count >= Number(plies) ? { draw: true } : undefined),
};

const server = Server({ games: [Counter], db: new FlatFile({ dir: folder }), origins: [/127\.0\.0\.1/] });
// It names its port only in the log, and only if told to listen on any.
server.run(0).then(({ appServer }) => process.stdout.write(`listening :${appServer.address().port}/\n`));
