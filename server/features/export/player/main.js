/** The course as one page. Resumes at the last lesson and saves after every step. */
((player) => {
  const { make, fill, lessonCount, placeOf } = player;
  const { key, title, modules, missing, texts } = globalThis.courseData;

  const lessons = modules.flatMap((module) => module.lessons);
  const quizBlocks = lessons.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'quiz'));
  const quizPlaces = new Map(quizBlocks.map((block, index) => [block, index]));
  const plan = {
    key,
    lessonCount,
    quizzes: quizBlocks.map(({ correct, options }) => ({ correct, optionCount: options.length })),
  };

  const session = player.openSession();
  const progress = player.decode(plan, session.memory()) ?? {
    done: lessons.map(() => false),
    chosen: plan.quizzes.map(() => null),
  };
  let current = startingPlace(session.location());

  function startingPlace(location) {
    const place = /^\d{1,9}$/.test(location) ? Number(location) : 0;
    return place < lessonCount ? place : 0;
  }

  function record() {
    const { text, isWhole } = player.encode(plan, progress);
    const outcome = { status: player.statusOf(plan, progress), score: player.scoreOf(plan, progress) };
    return { ...outcome, location: String(current), memory: text, isWhole };
  }

  const notice = document.getElementById('notice');
  const showNotice = (text) => {
    notice.textContent = text;
    notice.hidden = text === '';
  };

  function save() {
    const snapshot = record();
    const isSaved = session.save(snapshot);
    if (session.state() === 'none') showNotice(texts.noPlatform);
    else if (session.state() === 'ended') showNotice(texts.sessionOver);
    else if (!isSaved) showNotice(texts.notKept);
    else showNotice(snapshot.isWhole ? '' : texts.tooLarge);
    drawProgress();
  }

  function drawProgress() {
    const done = progress.done.filter(Boolean).length;
    document.getElementById('progress').textContent = fill(texts.progress, { done, all: lessonCount });
    const bar = document.getElementById('bar');
    bar.max = lessonCount;
    bar.value = done;
    outline.show(current);
  }

  const outline = player.openOutline({ isDone: (index) => progress.done[index], onOpen: (index) => open(index) });

  /** Adds the marks of origin. The source of a quiz is shown with its explanation. */
  function blockOf(block) {
    const marks = [block.mark, block.type !== 'quiz' && block.source].filter(Boolean).join(' · ');
    const content = contentOf(block);
    return marks === '' ? content : player.make('div', {}, content, player.make('p', { class: 'origin' }, marks));
  }

  function contentOf(block) {
    if (block.type === 'text') return player.textBlock(block);
    if (block.type === 'video') return player.videoBlock(block);
    if (block.type === 'file') return player.fileBlock(block);
    const place = quizPlaces.get(block);
    const onAnswer = (answer) => {
      progress.chosen[place] = answer;
      save();
    };
    return player.quizBlock(block, { chosen: progress.chosen[place], onAnswer });
  }

  const content = document.getElementById('lesson');

  function show(heading, ...children) {
    content.replaceChildren(heading, ...children);
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }

  function open(index) {
    current = index;
    const { module, lesson } = placeOf(index);
    const { title: name, blocks } = lessons[index];
    const number = `${module + 1}.${lesson + 1}`;
    const body = blocks.length === 0 ? [make('p', { class: 'nothing' }, texts.emptyLesson)] : blocks.map(blockOf);
    show(make('h2', {}, make('span', { class: 'number' }, number), ' ', name), ...body, navigationButtons(index));
    save();
  }

  function navigationButtons(index) {
    const isLast = index === lessonCount - 1;
    const back = make('button', { type: 'button', class: 'button quiet' }, texts.back);
    back.addEventListener('click', () => open(index - 1));
    const next = make('button', { type: 'button', class: 'button' }, isLast ? texts.complete : texts.next);
    next.addEventListener('click', () => {
      progress.done[index] = true;
      if (isLast) showResult();
      else open(index + 1);
    });
    return make('div', { class: 'steps' }, ...(index > 0 ? [back] : []), next);
  }

  function showResult() {
    save();
    const status = player.statusOf(plan, progress);
    const isComplete = status === 'completed' || status === 'passed';
    const parts = isComplete ? [reachedMark()] : [];
    const right = plan.quizzes.filter(({ correct }, index) => progress.chosen[index] === correct).length;
    if (plan.quizzes.length > 0)
      parts.push(make('p', {}, fill(texts.resultQuizzes, { right, all: plan.quizzes.length })));
    parts.push(make('p', {}, isComplete ? texts.resultComplete : texts.resultOpen));
    const open = lessons.flatMap((lesson, index) => (isOpen(lesson, index) ? [index] : [])).slice(0, 20);
    if (open.length > 0) parts.push(make('ul', { class: 'open' }, ...open.map(openLink)));
    show(make('h2', {}, isComplete ? texts.resultTitleComplete : texts.resultTitleOpen), ...parts);
  }

  function reachedMark() {
    const mark = document.getElementById('mark').cloneNode(true);
    mark.removeAttribute('id');
    mark.classList.add('reached');
    return mark;
  }

  function isOpen({ blocks }, index) {
    if (!progress.done[index]) return true;
    return blocks.some((block) => block.type === 'quiz' && progress.chosen[quizPlaces.get(block)] !== block.correct);
  }

  function openLink(index) {
    const { module, lesson } = placeOf(index);
    const label = `${module + 1}.${lesson + 1} ${lessons[index].title}`;
    const button = make('button', { type: 'button', class: 'button quiet' }, label);
    button.addEventListener('click', () => open(index));
    return make('li', {}, button);
  }

  function showMissing() {
    if (missing.length === 0) return;
    const names = missing.map((name) => make('li', {}, name));
    const list = make('aside', { class: 'missing' }, make('p', {}, texts.missingFiles), make('ul', {}, ...names));
    document.getElementById('missing').append(list);
  }

  document.getElementById('title').textContent = title;
  document.getElementById('outline').append(outline.element);
  // On small screens the outline would hide the lesson.
  document.getElementById('contents').open = window.matchMedia('(min-width: 56em)').matches;
  showMissing();
  if (lessonCount === 0) showNotice(texts.emptyCourse);
  else open(current);

  // Platforms close or navigate the window or frame, so either event may come first.
  for (const event of ['beforeunload', 'pagehide']) window.addEventListener(event, () => session.finish(record()));
  // After a restore from the back/forward cache, only a new session records progress.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
})(globalThis.coursePlayer);
