public class Main extends JFrame {
  public Main() {
    JButton ok = new JButton();
    ok.setText("Accept");
    ok.setName("ok");
    JButton cancel = new JButton();
    cancel.setText("Cancel");
    cancel.setName("cancel");
    JButton help = new JButton();
    help.setText("Help");
    help.setName("help");
    add(ok); add(cancel); add(help);
  }
}
