// Calls of the library, the same for every edition: what comes back, or how it is refused.
async (kept, { states, document }) => {
  const log = [];
  /** Calls `kept.group.name`, keeps the outcome, and gives the answer or null. */
  const call = async (path, ...given) => {
    const does = path.split(".").reduce((found, name) => found[name], kept);
    try {
      const answer = await does(...given);
      log.push([path, given, { answer }]);
      return answer;
    } catch (error) {
      const { status, code, place } = error;
      if (status === undefined) throw error;
      const revision = place?.revision;
      log.push([path, given, { status, code, revision }]);
      return null;
    }
  };
  const text = (fields = {}) => JSON.stringify({ ...document, ...fields });
  const played = (entries) => text({ state: { ...states.four, entries }, history: [["x"]] });
  const game = (fields = {}) => ({
    document: text(),
    title: "",
    puzzleId: null,
    level: null,
    finished: false,
    ...fields,
  });
  const save = (revision, fields = {}) => {
    const { puzzleId: _, ...rest } = game(fields);
    return { ...rest, revision };
  };
  const everything = async () => {
    await call("puzzles.find", {});
    await call("games.find", {});
    await call("collections.all");
    await call("tags");
    await call("statistics", 0);
  };

  // Nothing is there.
  await everything();
  await call("settings.all");
  for (const group of ["puzzles", "games"]) {
    await call(`${group}.get`, 1);
    await call(`${group}.delete`, 1);
    await call(`${group}.restore`, 1);
  }
  await call("puzzles.change", 1, { name: "x" });
  await call("games.save", 1, save(1));
  await call("collections.rename", 1, "x");
  await call("collections.delete", 1);

  // Settings.
  await call("settings.change", { theme: "dark", "a.b-c": [1, { d: null }], sounds: true });
  await call("settings.change", { theme: null, peers: false, nothing: null });
  await call("settings.change", {});
  await call("settings.change", { "1st": 1 });
  await call("settings.change", { "": 1 });
  await call("settings.change", { long: "x".repeat(100_001) });
  await call("settings.all");

  // Puzzles.
  const added = {};
  const names = { four: "Föur", six: "six", nine: "NINE", killer: "Cages", hard: "a hard one" };
  for (const [key, name] of Object.entries(names)) {
    added[key] = await call("puzzles.add", {
      state: states[key],
      name,
      author: key === "nine" ? "Ada" : "",
      notes: key === "six" ? "two\nlines 100% of_it" : "",
      tags: key === "four" ? ["b", "a", "b"] : key === "six" ? ["a"] : [],
      collections: ["small", ...(key === "nine" ? ["large", "old"] : [])],
    });
  }
  await call("puzzles.add", { state: states.four, tags: ["c"], collections: ["again"] });
  await call("puzzles.add", { state: states.entered });
  await call("puzzles.add", { state: states.empty, name: "empty" });
  await everything();
  for (const text of ["six", "föur", "ada", "two lines", "100% of_it", "0_", "x y", "", "a"])
    await call("puzzles.find", { text });
  for (const sort of ["newest", "oldest", "name", "easiest", "hardest", "lowest-er", "highest-er"])
    await call("puzzles.find", { sort });
  for (const wanted of [
    { tag: "a" },
    { tag: "z" },
    { collection: "small" },
    { collection: "large", text: "nine" },
    { collection: "none" },
    { level: "Easy" },
    { level: "Medium", sort: "name" },
    { size: 9 },
    { size: "4" },
    { progress: "new" },
    { progress: "started" },
    { leastEr: 2 },
    { mostEr: "2.5" },
    { leastEr: 1.2, mostEr: 20 },
    { gem: "pearl" },
    { gem: "diamond" },
    { deleted: true },
    { limit: 2 },
    { limit: 2, offset: 2 },
    { limit: 200, offset: 100 },
    { text: "", tag: "", collection: "", level: "", size: "", progress: "", gem: "" },
  ])
    await call("puzzles.find", wanted);
  for (const wanted of [
    { limit: 0 },
    { limit: 201 },
    { offset: -1 },
    { sort: "best" },
    { progress: "half" },
    { gem: "ruby" },
    { size: 101 },
    { leastEr: 0.5 },
    { mostEr: 21 },
    { text: "x".repeat(201) },
    { text: "a\u0007b" },
    { tag: "x".repeat(201) },
  ])
    await call("puzzles.find", wanted);
  for (const details of [
    { name: "x".repeat(201) },
    { name: "a\nb" },
    { author: "a\u0000" },
    { notes: "x".repeat(10_001) },
    { tags: [""] },
    { tags: Array(51).fill("x") },
    { collections: ["a\tb"] },
  ]) {
    await call("puzzles.add", { state: states.four, ...details });
    await call("puzzles.change", added.four.id, details);
  }
  await call("puzzles.change", added.four.id, { name: "four", notes: "a\nb\tc" });
  await call("puzzles.change", added.four.id, { tags: ["z", "a"], collections: [] });
  await call("puzzles.change", added.four.id, { author: "", collections: ["small", "new"] });
  await call("puzzles.change", added.six.id, {});
  await call("puzzles.get", added.four.id);
  await call("tags");
  await call("collections.all");

  // Collections.
  const pile = await call("collections.add", "pile");
  await call("collections.add", "pile");
  await call("collections.add", "");
  await call("collections.add", "x".repeat(201));
  await call("collections.add", "Äpfel 🍏");
  const all = await call("collections.all");
  const idOf = (name) => all.find((one) => one.name === name).id;
  await call("collections.rename", idOf("small"), "tiny");
  await call("collections.rename", idOf("large"), "tiny");
  await call("collections.rename", idOf("large"), "large");
  await call("collections.rename", idOf("large"), "");
  await call("collections.delete", idOf("old"));
  await call("collections.delete", idOf("old"));
  await call("collections.rename", pile.id, "pile 2");
  await call("puzzles.find", { collection: "tiny", sort: "oldest" });
  await call("puzzles.get", added.nine.id);
  await everything();

  // Games.
  const opened = await call("games.create", game({ title: "opened" }));
  const begun = await call("games.create", game({ document: played(states.some), level: "Easy" }));
  const linked = await call("games.create", game({ puzzleId: added.nine.id, level: "no matter" }));
  const solved = await call(
    "games.create",
    game({ document: played(states.all), finished: true, title: "done", puzzleId: added.four.id }),
  );
  await call("games.create", game({ puzzleId: 999 }));
  await call("games.create", game({ title: "x".repeat(201) }));
  await call("games.create", game({ level: "x".repeat(41) }));
  await call("games.create", game({ document: "{}" }));
  await call("games.create", game({ document: '{"state":' }));
  await call("games.create", game({ document: text({ elapsed: -1 }) }));
  await call("games.create", game({ document: text({ state: { ...states.four, givens: [1] } }) }));
  await everything();
  await call("games.get", begun.id);
  await call("games.get", solved.id);
  let { revision } = opened;
  for (const elapsed of [1, 2.5, 3]) {
    const saved = await call("games.save", opened.id, save(revision, { document: text({ elapsed }) }));
    revision = saved.revision;
  }
  // What was saved already can be sent again; what is older cannot.
  await call("games.save", opened.id, save(revision - 1, { document: text({ elapsed: 3 }) }));
  await call("games.save", opened.id, save(revision - 1, { document: text({ elapsed: 4 }) }));
  await call("games.save", opened.id, save(revision - 2, { document: text({ elapsed: 3 }) }));
  await call("games.save", opened.id, save(revision + 1));
  await call("games.get", opened.id);
  await call("games.save", opened.id, save(revision, { level: "Hard", title: "titled" }));
  await call("games.save", opened.id, save(revision + 1, { level: "Easy", title: "again" }));
  await call("games.save", opened.id, save(revision + 2, { document: played(states.some) }));
  await call("games.save", opened.id, save(revision + 3, { finished: true }));
  await call("games.save", opened.id, save(revision + 4, { finished: false }));
  await call("games.save", linked.id, save(1, { document: text({ settings: { helped: true } }) }));
  await call(
    "games.save",
    linked.id,
    save(2, { document: text({ settings: { helped: true }, elapsed: 60 }), finished: true }),
  );
  for (const wanted of [
    { begun: true },
    { begun: false },
    { finished: true },
    { finished: false },
    { begun: true, finished: false },
    { puzzle: added.nine.id },
    { puzzle: 999 },
    { level: "Easy" },
    { level: "Hard" },
    { limit: 1 },
    { limit: 2, offset: 1 },
    { limit: 0 },
    { offset: -1 },
    { deleted: true },
  ])
    await call("games.find", wanted);
  await call("puzzles.find", { progress: "started" });
  await call("puzzles.find", { progress: "finished" });
  await call("puzzles.find", { progress: "new", sort: "oldest" });
  for (const minutes of [0, 60, -720, 1441]) await call("statistics", minutes);

  // The trash.
  await call("games.delete", solved.id);
  await call("games.delete", solved.id);
  await call("games.get", solved.id);
  await call("games.save", solved.id, save(1));
  await everything();
  await call("games.find", { deleted: true });
  await call("puzzles.delete", added.four.id);
  await call("puzzles.get", added.four.id);
  await call("puzzles.change", added.four.id, { name: "gone" });
  await call("puzzles.find", { deleted: true });
  await everything();
  await call("puzzles.restore", added.four.id);
  await call("puzzles.restore", added.four.id);
  await call("games.restore", solved.id);
  await call("puzzles.delete", added.six.id);
  await call("puzzles.add", { state: states.six, tags: ["back"] });
  await everything();
  return log;
}
