/**
 * A browser of WebKitGTK whose profile lies on disk; runs in gjs, GNOME's JavaScript. The library's own MiniBrowser
 * forgets everything when a WebDriver starts it, and so could not show that what was saved outlives the browser.
 */
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.WebKit2 = '4.1';
const { Gtk, WebKit2 } = imports.gi;

const [profile] = ARGV;
Gtk.init(null);

const manager = new WebKit2.WebsiteDataManager({
  base_data_directory: `${profile}/data`,
  base_cache_directory: `${profile}/cache`,
});
const context = new WebKit2.WebContext({ website_data_manager: manager });
const settings = new WebKit2.Settings({ enable_write_console_messages_to_stdout: true });

function openTab() {
  const window = new Gtk.Window({ default_width: 360, default_height: 740 });
  const view = new WebKit2.WebView({ web_context: context, settings, is_controlled_by_automation: true });
  view.connect('close', () => window.destroy());
  window.add(view);
  window.show_all();
  return view;
}

context.set_automation_allowed(true);
context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', openTab);
});
Gtk.main();
