((player) => {
  const { texts } = globalThis.courseData;
  let lastId = 0;
  const newId = () => `e${++lastId}`;

  /** Children are text or elements, never markup. */
  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes))
      if (value !== false && value !== null) element.setAttribute(name, value === true ? '' : value);
    element.append(...children);
    return element;
  }

  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));

  const outside = { target: '_blank', rel: 'noopener noreferrer' };

  /** The exporting platform has sanitised the text. Links into that platform do not work here. */
  function textBlock({ html }) {
    if (html === '') return make('p', { class: 'nothing' }, texts.emptyText);
    const prose = make('div', { class: 'pg-prose' });
    prose.innerHTML = html;
    for (const link of prose.querySelectorAll('a[href]')) {
      if (/^(?:https?:|mailto:|tel:)/i.test(link.getAttribute('href'))) {
        link.target = outside.target;
        link.rel = outside.rel;
      } else link.removeAttribute('href');
    }
    return prose;
  }

  /** Privacy: no request to the host before the person follows the link. */
  function videoBlock({ url, title, host }) {
    const name = title === '' ? texts.video : title;
    if (url === '') return make('p', { class: 'nothing' }, texts.noVideo);
    return make(
      'div',
      { class: 'file' },
      make('p', {}, make('strong', {}, name), make('span', { class: 'hint' }, fill(texts.videoHint, { host }))),
      make('a', { href: url, ...outside, 'aria-label': `${texts.openVideo}: ${name}` }, texts.openVideo),
    );
  }

  function fileBlock(block) {
    if (block.path === null) return make('p', { class: 'nothing' }, fill(texts.missingFile, { name: block.filename }));
    const figure = make('figure', {}, mediaOf(block));
    if (block.caption !== '') figure.append(make('figcaption', {}, block.caption));
    return figure;
  }

  function mediaOf({ kind, path, alt, filename, size }) {
    const name = alt === '' ? filename : alt;
    if (kind === 'image') return make('img', { src: path, alt, loading: 'lazy' });
    if (kind === 'video' || kind === 'audio')
      return make(kind, { src: path, 'aria-label': name, controls: true, preload: 'metadata' });
    return make(
      'div',
      { class: 'file' },
      make('p', {}, make('strong', {}, name), make('span', { class: 'hint' }, `${filename}, ${size}`)),
      make('a', { href: path, ...outside, 'aria-label': `${texts.openFile}: ${filename}` }, texts.openFile),
    );
  }

  /** `chosen`: index of the previous answer or null. `onAnswer` gets the index of each checked answer. */
  function quizBlock({ question, options, correct, explanation, source = '' }, { chosen, onAnswer }) {
    const name = newId();
    const feedback = make('p', { class: 'feedback', role: 'status' });
    const reason = make('div', { class: 'explanation', hidden: true });
    const check = make('button', { type: 'submit', class: 'button' }, texts.check);
    const rows = options.map((option, index) => {
      const input = make('input', { type: 'radio', name, value: String(index) });
      return make('label', { class: 'option' }, input, make('span', {}, option === '' ? texts.blankOption : option));
    });
    const legend = make('legend', {}, make('span', { class: 'label' }, texts.quiz), question || texts.blankQuestion);
    const form = make('form', { class: 'quiz' }, make('fieldset', {}, legend, ...rows), check, feedback, reason);
    const inputs = rows.map((row) => row.querySelector('input'));

    const show = (answer) => {
      const isRight = answer === correct;
      for (const [index, row] of rows.entries()) {
        row.dataset.outcome = index === answer ? (isRight ? 'right' : 'wrong') : '';
        inputs[index].checked = index === answer;
        inputs[index].disabled = isRight;
      }
      feedback.textContent = isRight ? texts.right : texts.wrong;
      feedback.dataset.outcome = isRight ? 'right' : 'wrong';
      check.hidden = isRight;
      // A wrong answer may be corrected, so the explanation stays hidden until then.
      const why = explanation === '' ? [] : [make('strong', {}, texts.explanation), explanation];
      if (source !== '') why.push(make('p', { class: 'origin' }, source));
      reason.replaceChildren(...(isRight ? why : []));
      reason.hidden = !isRight || why.length === 0;
    };
    form.addEventListener('change', () => {
      for (const row of rows) row.dataset.outcome = '';
      feedback.textContent = '';
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const answer = inputs.findIndex((input) => input.checked);
      if (answer === -1) {
        feedback.dataset.outcome = 'wrong';
        feedback.textContent = texts.chooseFirst;
        return;
      }
      show(answer);
      onAnswer(answer);
    });
    if (chosen !== null) show(chosen);
    return form;
  }

  Object.assign(player, { make, fill, textBlock, videoBlock, fileBlock, quizBlock });
})(globalThis.coursePlayer);
