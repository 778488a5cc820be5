/**
 * Stands in for the script of js.stripe.com in a browser: the parts of `Stripe(...)` that a checkout with the Payment
 * Element uses. The fields are plain ones, and `confirmPayment` asks the server that the script came from. Like the real
 * one it leaves a frame on the page, which hears of each step inside of the app.
 */
export const standInScript = `(() => {
  const { origin } = new URL(document.currentScript ? document.currentScript.src : location.href);
  // What the page's policy allows: the provider's own URL, which a test answers in its place.
  const own = origin === 'https://js.stripe.com' ? 'https://api.stripe.com' : origin;
  const standIn = window.__stripeStandIn || own;
  const post = async (secret, number, email) => {
    const body = new URLSearchParams({ client_secret: secret, 'payment_method_data[card][number]': number });
    if (email) body.set('receipt_email', email);
    const id = secret.split('_secret_')[0];
    const answer = await fetch(standIn + '/v1/payment_intents/' + id + '/confirm', { method: 'POST', body });
    return answer.json();
  };
  const paint = (label, field, { variables = {}, rules = {} } = {}) => {
    Object.assign(label.style, { display: 'grid', fontFamily: variables.fontFamily || '' }, rules['.Label']);
    Object.assign(field.style, { font: 'inherit', color: variables.colorText || '', background: variables.colorBackground || '', borderRadius: variables.borderRadius || '', marginTop: '6px' }, rules['.Input']);
  };
  const element = (options) => {
    const listeners = {};
    const field = document.createElement('input');
    const fire = (name, detail) => (listeners[name] || []).forEach((listener) => listener(detail));
    return {
      field,
      on(name, listener) { (listeners[name] ||= []).push(listener); return this; },
      once(name, listener) { return this.on(name, listener); },
      off() { return this; },
      update() {}, focus() { field.focus(); }, blur() {}, clear() {}, collapse() {},
      mount(place) {
        const target = typeof place === 'string' ? document.querySelector(place) : place;
        const label = document.createElement('label');
        label.textContent = 'Card number ';
        field.name = 'cardnumber'; field.autocomplete = 'cc-number'; field.inputMode = 'numeric';
        field.addEventListener('input', () => fire('change', { complete: field.value.length > 0, empty: field.value === '', value: { type: 'card' } }));
        label.append(field);
        paint(label, field, options.appearance);
        target.replaceChildren(label);
        queueMicrotask(() => window.__stripeFieldsFail ? fire('loaderror', { error: { type: 'api_error' } }) : fire('ready', {}));
      },
      unmount() { field.parentElement?.remove(); },
      destroy() { field.parentElement?.remove(); },
    };
  };
  // The provider's own script keeps frames on the page for as long as the document lives, and tells them where people go.
  const follow = (step) => {
    const frame = document.querySelector('iframe[name^="__privateStripe"]') || document.createElement('iframe');
    Object.assign(frame, { name: '__privateStripeController', hidden: true, title: '', ariaHidden: 'true', tabIndex: -1, src: origin + '/v3/controller.html?step=' + step });
    if (!frame.isConnected) document.body.append(frame);
  };
  let steps = 0;
  const push = history.pushState.bind(history);
  history.pushState = (...entry) => { push(...entry); follow(steps += 1); };
  follow(steps);
  window.Stripe = () => ({
    _registerWrapper() {}, registerAppInfo() {},
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    elements(options) {
      let made = null;
      return {
        options,
        update(more) {
          Object.assign(options, more);
          if (made && made.field.parentElement) paint(made.field.parentElement, made.field, options.appearance);
        }, on() {}, fetchUpdates: async () => ({}),
        create() { made = element(options); return made; },
        getElement() { return made; },
        submit: async () => (made && made.field.value ? {} : { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }),
      };
    },
    async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
      const secret = clientSecret || elements.options.clientSecret;
      const made = elements && elements.getElement();
      const number = made ? made.field.value : '';
      if (!number) return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
      const answer = await post(secret, number, confirmParams.receipt_email);
      if (answer.error) return { error: answer.error };
      if (redirect === 'if_required') return { paymentIntent: answer };
      const back = new URL(confirmParams.return_url);
      back.searchParams.set('payment_intent', answer.id);
      back.searchParams.set('payment_intent_client_secret', secret);
      back.searchParams.set('redirect_status', answer.status);
      location.assign(back);
      return new Promise(() => {});
    },
    async retrievePaymentIntent(secret) {
      const answer = await fetch(standIn + '/v1/payment_intents/' + secret.split('_secret_')[0] + '?client_secret=' + encodeURIComponent(secret));
      const body = await answer.json();
      return body.error ? { error: body.error } : { paymentIntent: body };
    },
  });
  window.Stripe.version = 'endive';
})();
`;
