/** Outline. Lessons of a module are rendered when it opens, because a course may have thousands. */
((player) => {
  const { make, fill } = player;
  const { modules, texts } = globalThis.courseData;

  /** `starts[i]`: index of the first lesson of module i among all lessons. */
  const starts = [];
  let lessonCount = 0;
  for (const { lessons } of modules) {
    starts.push(lessonCount);
    lessonCount += lessons.length;
  }

  function placeOf(index) {
    const module = starts.findLastIndex((start) => start <= index);
    return { module, lesson: index - starts[module] };
  }

  function openOutline({ isDone, onOpen }) {
    const parts = modules.map((module, index) => {
      const list = make('ol');
      const counted = make('span', { class: 'hint' });
      const details = make('details', {}, make('summary', {}, `${index + 1}. ${module.title}`, counted), list);
      return { details, list, counted, buttons: [] };
    });

    function draw(index) {
      const part = parts[index];
      if (part.buttons.length > 0) return;
      part.buttons = modules[index].lessons.map(({ title }, place) => {
        const mark = make('span', { class: 'done', 'aria-hidden': 'true' });
        const button = make('button', { type: 'button' }, mark, title);
        button.addEventListener('click', () => onOpen(starts[index] + place));
        part.list.append(make('li', {}, button));
        return { button, mark, title };
      });
    }

    function refresh(current) {
      const here = placeOf(current);
      for (const [index, { counted, buttons }] of parts.entries()) {
        const { length } = modules[index].lessons;
        let done = 0;
        for (let place = 0; place < length; place++) if (isDone(starts[index] + place)) done++;
        counted.textContent = fill(texts.moduleCount, { done, all: length });
        for (const [place, { button, mark, title }] of buttons.entries()) {
          const isLearned = isDone(starts[index] + place);
          mark.textContent = isLearned ? '✓' : '';
          button.setAttribute('aria-label', isLearned ? fill(texts.doneLesson, { title }) : title);
          if (index === here.module && place === here.lesson) button.setAttribute('aria-current', 'page');
          else button.removeAttribute('aria-current');
        }
      }
    }

    function show(current) {
      const { module } = placeOf(current);
      draw(module);
      parts[module].details.open = true;
      refresh(current);
    }

    let shown = 0;
    for (const [index, { details }] of parts.entries()) {
      details.addEventListener('toggle', () => {
        if (!details.open) return;
        draw(index);
        refresh(shown);
      });
    }
    return {
      element: make('div', { class: 'modules' }, ...parts.map(({ details }) => details)),
      show: (current) => {
        shown = current;
        show(current);
      },
    };
  }

  Object.assign(player, { starts, lessonCount, placeOf, openOutline });
})(globalThis.coursePlayer);
