// boardgame.io's server with its file storage and a trivial game: two players take turns to add one.
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
// Port 0 means a random port: print the one in use.
server.run(0).then(({ appServer }) => process.stdout.write(`listening :${appServer.address().port}/\n`));
